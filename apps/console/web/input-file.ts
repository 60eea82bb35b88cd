import type { InputFile } from './api.ts'

/** A file in the form that requests carry. */
export function inputFile(name: string, bytes: Uint8Array): InputFile {
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return { name, content: btoa(text) }
}

/** A JSON file made by a form. */
export const jsonFile = (name: string, content: object): InputFile =>
  inputFile(name, new TextEncoder().encode(JSON.stringify(content)))
