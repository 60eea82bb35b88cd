import type { GivenFile } from './api.ts'

/** A file as a form sends it along. */
export function givenFile(name: string, bytes: Uint8Array): GivenFile {
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return { name, content: btoa(text) }
}
