/** What can be looked at in a dialog of its own. */
export type Peeked = 'roles' | 'discards' | 'odds';
