import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TEXTS = new Set(['.js', '.css', '.json', '.html', '.svg'])
const compress = promisify(brotliCompress)

/**
 * Writes a brotli-compressed copy beside every text file of the client, since the best level is too slow to use per request.
 * Copies are cached between builds by their content.
 */
export async function compressAssets(root: string): Promise<void> {
  const client = join(root, 'dist/client')
  const kept = join(root, '.cache/brotli')
  mkdirSync(kept, { recursive: true })
  const known = new Set(readdirSync(kept))
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    TEXTS.has(extname(file)),
  )
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(join(client, file))
      const name = `${createHash('sha256').update(plain).digest('hex').slice(0, 32)}.br`
      const small = known.has(name) ? readFileSync(join(kept, name)) : await smallest(plain)
      if (!known.has(name)) writeFileSync(join(kept, name), small)
      writeFileSync(join(client, `${file}.br`), small)
    }),
  )
}

const smallest = (plain: Buffer) =>
  compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
