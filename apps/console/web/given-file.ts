import type { GivenFile } from './api.ts'

/** A file in the form that requests carry. */
export function givenFile(name: string, bytes: Uint8Array): GivenFile {
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return { name, content: btoa(text) }
}

/** A JSON file made by a form. */
export const jsonFile = (name: string, content: object): GivenFile =>
  givenFile(name, new TextEncoder().encode(JSON.stringify(content)))
