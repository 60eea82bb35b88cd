/** Isolates a name's text direction inside a sentence. */
export const isolated = (name: string) => `\u2068${name}\u2069`
