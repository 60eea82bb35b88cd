import { compileText } from './compile-text.ts'
import type { Texts } from './texts.ts'

/** The texts of one file as a translator takes them, with their namespace before each key. */
export const compileTexts = (namespace: string, source: Readonly<Record<string, string>>): Texts =>
  Object.fromEntries(Object.entries(source).map(([key, text]) => [`${namespace}.${key}`, compileText(text)]))
