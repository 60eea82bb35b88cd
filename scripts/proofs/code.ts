import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'

const SOURCE = /\.tsx?$/
const STYLES = /\.css$/
const STYLE_COMMENT = /\/\*.*?\*\//gs
const LINE_BREAK = /\s*\n\s*/g
/** A comment that chooses where a test runs decides something after all. */
const DIRECTIVE = /@vitest-[^\n]*/g

/** Digests of what files say to a machine. */
export interface CodeDigests {
  /** Of a source without its comments and white space, of styles without their comments, of any other file by its bytes. */
  of(file: string, bytes: Buffer): string
  /** Keeps on this machine what was worked out: some seconds for the whole tree. */
  keep(): void
}

/** What the digests of the tree at `root` are, with those that an earlier run worked out. */
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
  // What cannot be read as code is compared as it stands.
  if (errors.length > 0) return text
  return [code, ...(text.match(DIRECTIVE) ?? [])].join('\n')
}

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
