import type { Plugin } from 'vite'
import { compileText } from '../../kit/i18n/compile-text.ts'

const MESSAGE_FILE = /(?:modules|kit|games|apps)\/([\w-]+)\/(?:web\/)?messages\/[a-z]{2}\.json$/

/** Compiles the ICU texts of a message file at build time, so that browsers need no parser. */
export function messagesPlugin(): Plugin {
  return {
    name: 'islet-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!MESSAGE_FILE.test(id)) return undefined
      const texts = JSON.parse(code) as Record<string, string>
      const compiled = Object.entries(texts).map(([key, text]) => [key, compileText(text)])
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
    },
  }
}
