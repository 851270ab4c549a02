"""Where requests come from, behind proxies that are trusted and through headers that anyone can write."""

from __future__ import annotations

from functools import cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from occasus.core.basics import OccasusError

Network = IPv4Network | IPv6Network
UNKNOWN = "unknown"


@cache
def trusted(proxies: str) -> int | tuple[Network, ...]:
    """The setting `proxies`: how many stand in front of us, or their networks."""
    if not proxies or proxies.isdigit():
        return int(proxies or "0")
    try:
        return tuple(ip_network(network, strict=False) for network in proxies.split())
    except ValueError as error:
        raise OccasusError(
            f"OCCASUS_PROXIES must be a number of proxies or a list of their networks: {error}."
        ) from error


def client_address(peer: str, forwarded: str, proxies: str) -> str:
    """Return who asks: whoever speaks to us, or whom the trusted proxies name. What stands further left may be made up.

    Each proxy adds whom it heard from at the right end of `X-Forwarded-For`.
    """
    trust = trusted(proxies)
    hops = [hop.strip() for hop in forwarded.split(",") if hop.strip()] + [peer]
    if isinstance(trust, int):
        return group(hops[max(0, len(hops) - 1 - trust)])
    while len(hops) > 1 and _is_in(hops[-1], trust):
        hops.pop()
    return group(hops[-1])


def scope_address(scope: Any, proxies: str) -> str:
    """Return where a request of ASGI comes from, as it is counted; some proxies add a header line of their own."""
    client = scope.get("client")
    hops = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
    return client_address(client[0] if client else UNKNOWN, ",".join(hops), proxies)


def group(address: str) -> str:
    """An address as it is counted: of IPv6 the first 64 bits, which one household or server has all to itself."""
    try:
        ip = ip_address(address)
    except ValueError:
        return UNKNOWN
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(IPv6Network((ip, 64), strict=False))
    return str(ip)


def _is_in(address: str, networks: tuple[Network, ...]) -> bool:
    try:
        return any(ip_address(address) in network for network in networks)
    except ValueError:
        return False
