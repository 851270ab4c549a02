# The table server. Build: docker build -t occasus . ; run it with deploy/compose.yaml, or alone:
# docker run -p 8000:8000 -v occasus:/data occasus

FROM node:22-slim AS client
WORKDIR /build
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN cd web && npm ci --ignore-scripts
COPY web web
COPY src src
COPY docs docs
RUN cd web && npm run build

FROM python:3.12-slim AS wheel
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
COPY --from=client /build/src/occasus/client src/occasus/client
ARG VERSION=0.2.0.dev0
RUN sed -e 's/ *\\$//' -e '/^ *--hash=/d' constraints.txt >/constraints && \
    SETUPTOOLS_SCM_PRETEND_VERSION="$VERSION" OCCASUS_COMPILE=1 \
    pip install --no-cache-dir --constraint /constraints --prefix /installed '.[cluster]'

FROM python:3.12-slim
COPY --from=wheel /installed /usr/local
RUN useradd --system --uid 10001 --home-dir /data occasus && install -d -o occasus -m 0700 /data
USER occasus
VOLUME /data
EXPOSE 8000
ENV OCCASUS_DATA=/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
CMD ["occasus", "serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
