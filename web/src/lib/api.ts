/** The HTTP side of the server. */
export const api = {
	async ruleSentence(rule: string): Promise<string> {
		const answer = await fetch(`/api/rules/${rule}`);
		return answer.ok ? ((await answer.json()) as { text: string }).text : '';
	}
};
