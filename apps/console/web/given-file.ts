import type { GivenFile } from './api.ts'

/** A file as a form sends it along. */
export function givenFile(name: string, bytes: Uint8Array): GivenFile {
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return { name, content: btoa(text) }
}

/** A file of JSON that a form has made. */
export const jsonFile = (name: string, content: object): GivenFile =>
  givenFile(name, new TextEncoder().encode(JSON.stringify(content)))
