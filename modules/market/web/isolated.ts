/** Keeps a name's direction to itself inside a sentence of the other direction. */
export const isolated = (name: string) => `\u2068${name}\u2069`
