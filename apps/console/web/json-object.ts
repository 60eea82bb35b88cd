import { isFields, type Fields } from '#kit/result/fields.ts'

/** The object in a JSON text; undefined if there is none, with a logged warning that names `what`. */
export function objectIn(text: string, what: string): Fields | undefined {
  try {
    const content: unknown = JSON.parse(text)
    return isFields(content) ? content : undefined
  } catch (error) {
    console.warn(`${what} cannot be read`, error)
    return undefined
  }
}
