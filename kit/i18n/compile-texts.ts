import { compileText } from './compile-text.ts'
import type { Texts } from './texts.ts'

/** Compiles the texts of one file, with their namespace as prefix of each key. */
export const compileTexts = (namespace: string, source: Readonly<Record<string, string>>): Texts =>
  Object.fromEntries(Object.entries(source).map(([key, text]) => [`${namespace}.${key}`, compileText(text)]))
