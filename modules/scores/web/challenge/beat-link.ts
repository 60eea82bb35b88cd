const KEY = /^[0-9A-Z]{26}$/

/** Whether a text can be the key of a shared run. */
export const isShareKey = (text: string): boolean => KEY.test(text)
