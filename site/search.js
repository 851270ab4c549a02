// Search in the documentation: every word of the query must start a word of a section; headings count more.
const input = document.querySelector("#search");
const list = document.querySelector("#found");
const up = input.dataset.up;
const MOST = 20;
let sections;

const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];

async function load() {
	sections ??= fetch(`${up}search.json`).then((answer) => answer.json());
	return sections;
}

function score(section, query) {
	const title = words(section.title);
	const text = (section.words ??= words(section.text));
	let sum = 0;
	for (const wanted of query) {
		const inTitle = title.some((word) => word.startsWith(wanted));
		const times = text.filter((word) => word.startsWith(wanted)).length;
		if (!inTitle && !times) return 0;
		sum += (inTitle ? 10 : 0) + Math.min(times, 5);
	}
	return sum;
}

async function search() {
	const query = words(input.value);
	const all = query.length ? await load() : [];
	if (query.join() !== words(input.value).join()) return; // something else was typed meanwhile
	const found = all
		.map((section) => ({ section, score: score(section, query) }))
		.filter((each) => each.score > 0)
		.sort((a, b) => b.score - a.score)
		.slice(0, MOST);
	list.replaceChildren(
		...found.map(({ section }) => {
			const link = document.createElement("a");
			link.href = up + section.link;
			link.textContent = section.title;
			const where = document.createElement("small");
			where.textContent = section.page;
			const item = document.createElement("li");
			item.append(link, " ", where);
			return item;
		}),
	);
	if (query.length && !found.length) list.textContent = "Nothing found. Try fewer or other words.";
	list.hidden = !query.length;
}

input.addEventListener("input", search);
input.addEventListener("focus", load, { once: true });
