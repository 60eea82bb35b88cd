import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzip, gzipSync } from 'node:zlib'

/** A response file: plain and compressed, with its cache lifetime. */
export interface Asset {
  readonly type: string
  /** Omitted to save memory: it can be restored from the gzip form. */
  readonly plain: Buffer | undefined
  readonly brotli: Buffer | undefined
  readonly gzip: Buffer | undefined
  readonly tag: string
  readonly cacheControl: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSED = new Set(['.js', '.css', '.json', '.html', '.svg', '.webmanifest', '.txt'])
const SMALL_FORM = '.br'
/** Their names contain a hash of their content, so they never change. */
const HASHED = /^\/(assets|covers)\//
const A_YEAR = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const brotliSettings = (plain: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  },
})

export const brotli = (plain: Buffer, quality: number) =>
  brotliCompressSync(plain, brotliSettings(plain, quality))

const brotliAside = promisify<Buffer, ReturnType<typeof brotliSettings>, Buffer>(brotliCompress)
const gzipAside = promisify<Buffer, Buffer>(gzip)

/** The URL of a drawing inside another one. */
export const linkTo = (drawing: Asset) => `data:image/svg+xml;base64,${plainOf(drawing).toString('base64')}`

export const tagOf = (plain: Buffer) =>
  `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`

export function makeAsset(
  plain: Buffer,
  type: string,
  cacheControl: string,
  {
    compress = true,
    quality = 5,
    small,
  }: {
    readonly compress?: boolean
    readonly quality?: number
    /** The brotli form, if the build has made it. */
    readonly small?: Buffer | undefined
  } = {},
): Asset {
  return {
    type,
    plain,
    brotli: small ?? (compress ? brotli(plain, quality) : undefined),
    gzip: compress ? gzipSync(plain) : undefined,
    tag: tagOf(plain),
    cacheControl,
  }
}

/** A generated response: compressed in the thread pool, so that the event loop is not blocked. */
export async function packAsset(
  plain: Buffer,
  type: string,
  cacheControl: string,
  quality: number,
): Promise<Asset> {
  const [small, zipped] = await Promise.all([
    brotliAside(plain, brotliSettings(plain, quality)),
    gzipAside(plain),
  ])
  return { type, plain: undefined, brotli: small, gzip: zipped, tag: tagOf(plain), cacheControl }
}

/** The same asset with the best compression, which takes twenty times as long. */
export async function packSmaller(asset: Asset): Promise<Asset> {
  const plain = plainOf(asset)
  return { ...asset, brotli: await brotliAside(plain, brotliSettings(plain, constants.BROTLI_MAX_QUALITY)) }
}

export const plainOf = ({ plain, gzip: zipped }: Asset): Buffer => plain ?? gunzipSync(zipped!)

/** Serves the files of a folder from memory; each is read on its first request, with its `.br` form. */
export function openAssets(folder: string) {
  const names = new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => statSync(join(folder, name)).isFile())
          .map((name) => `/${name.replaceAll('\\', '/')}`)
      : [],
  )
  const ready = new Map<string, Asset>()
  return (path: string): Asset | undefined => {
    if (!names.has(path)) return undefined
    if (path.endsWith(SMALL_FORM)) return undefined
    const kept = ready.get(path)
    if (kept) return kept
    const kind = extname(path)
    const plain = readFileSync(join(folder, path))
    const asset = makeAsset(
      plain,
      TYPES[kind] ?? 'application/octet-stream',
      HASHED.test(path) ? A_YEAR : ASK_AGAIN,
      {
        compress: COMPRESSED.has(kind),
        small: names.has(path + SMALL_FORM) ? readFileSync(join(folder, path + SMALL_FORM)) : undefined,
      },
    )
    ready.set(path, asset)
    return asset
  }
}
