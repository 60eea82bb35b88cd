import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, resolve } from 'node:path'

/** `file:///…/portal.js:12:34` or the same without a scheme. */
const PLACE = /(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

function mapOf(file: string): SourceMap | undefined {
  if (maps.has(file)) return maps.get(file)
  const beside = `${file}.map`
  const map = existsSync(beside)
    ? new SourceMap(JSON.parse(readFileSync(beside, 'utf8')) as SourceMapPayload)
    : undefined
  maps.set(file, map)
  return map
}

/**
 * A stack with the files that people know instead of the bundle. Maps are read when something has failed: Node's own way
 * (`--enable-source-maps`) reads all of them at the start.
 */
export function realPlaces(stack: string): string {
  return stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    if (file.includes('/node_modules/')) return place
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return place
    const source = resolve(dirname(file), found.originalSource)
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}
