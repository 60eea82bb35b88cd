import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'

const SOURCE = /\.(?:tsx?|mjs)$/
const STYLES = /\.css$/
const STYLE_COMMENT = /\/\*.*?\*\//gs
const LINE_BREAK = /\s*\n\s*/g
/** A comment that affects where a test runs. */
const DIRECTIVE = /@vitest-[^\n]*/g

/** Whether a file is digested as code, so that comments do not count. */
export const isCode = (file: string) => SOURCE.test(file) || STYLES.test(file)

/** Digests of the code of files. */
export interface CodeDigests {
  /** Digest of a source without its comments and white space, of styles without their comments, or of any other file's bytes. */
  of(file: string, bytes: Buffer): string
  /** Caches the digests on this machine: computing all of them takes some seconds. */
  keep(): void
}

/** Opens the digests of the tree at `root`, including those cached by an earlier run. */
export function openCodeDigests(root: string): CodeDigests {
  const cache = join(root, '.cache/code-digests.json')
  const known: Readonly<Record<string, string>> = existsSync(cache)
    ? (JSON.parse(readFileSync(cache, 'utf8')) as Record<string, string>)
    : {}
  const asked = new Map<string, string>()
  return {
    of(file, bytes) {
      if (STYLES.test(file)) return digest(stylesOf(bytes.toString('utf8')))
      if (!SOURCE.test(file)) return digest(bytes)
      const key = digest(bytes)
      const own = asked.get(key) ?? known[key] ?? digest(codeOf(file, bytes.toString('utf8')))
      asked.set(key, own)
      return own
    },
    keep() {
      mkdirSync(dirname(cache), { recursive: true })
      writeFileSync(cache, JSON.stringify(Object.fromEntries(asked)))
    },
  }
}

const stylesOf = (text: string) => text.replaceAll(STYLE_COMMENT, '').replaceAll(LINE_BREAK, '\n').trim()

function codeOf(file: string, text: string): string {
  const { code, errors } = minifySync(file, text, { compress: false, mangle: false })
  // A file that cannot be parsed is compared as text.
  if (errors.length > 0) return text
  return [code, ...(text.match(DIRECTIVE) ?? [])].join('\n')
}

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
