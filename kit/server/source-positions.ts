import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, resolve } from 'node:path'

/** The stack lines below the message, which may contain input. */
const CALL = /^ +at .*$/gm
/** `file:///…/portal.js:12:34` or the same without a scheme. */
const PLACE = /(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap>()

function mapOf(file: string): SourceMap | undefined {
  const known = maps.get(file)
  const beside = `${file}.map`
  if (known || !existsSync(beside)) return known
  const map = new SourceMap(JSON.parse(readFileSync(beside, 'utf8')) as SourceMapPayload)
  maps.set(file, map)
  return map
}

/**
 * A stack with source positions instead of the bundle's. Source maps are read only after a failure: Node's `--enable-source-maps`
 * reads all of them at start.
 */
export const sourcePositions = (stack: string): string =>
  stack.replace(CALL, (call) => call.replace(PLACE, realPlace))

function realPlace(place: string, file: string, line: string, column: string): string {
  if (file.includes('/node_modules/')) return place
  const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
  if (!found || !('originalSource' in found)) return place
  const source = resolve(dirname(file), found.originalSource)
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
}
