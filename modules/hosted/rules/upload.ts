/** Limits of an upload; refusals show these numbers to the operator. */
export const UPLOAD_LIMITS = {
  files: 5000,
  bytes: 250 * 1024 * 1024,
  fileBytes: 150 * 1024 * 1024,
  /** A zip bomb expands to thousands of times its size, no game does. */
  ratio: 200,
  pathBytes: 240,
} as const

/** What the first page of a game is called. */
export const START_PAGE = 'index.html'

/** One file of an upload, before its content is read. */
export interface UploadedFile {
  /** With `/` between its parts, as the archive names it. */
  readonly path: string
  readonly bytes: number
  readonly packedBytes: number
  readonly isLink: boolean
  readonly isEncrypted: boolean
}

/** Files next to a game that never belong to it. */
const CLUTTER = /(^|\/)(__MACOSX|Thumbs\.db|\.[^./][^/]*)(\/|$)/
const UNSAFE_PART = /^(\.\.?|)$|[\\:]|\p{Cc}/u

export const isClutter = (path: string): boolean => CLUTTER.test(path)

/** Why these files cannot be a game; undefined when they can. */
export function faultOfUpload(files: readonly UploadedFile[]): string | undefined {
  if (files.length > UPLOAD_LIMITS.files) return `it has more than ${UPLOAD_LIMITS.files} files`
  let bytes = 0
  const seen = new Set<string>()
  for (const file of files) {
    const fault = faultOfFile(file)
    if (fault) return `${JSON.stringify(file.path.slice(0, 80))} ${fault}`
    const name = file.path.toLowerCase()
    if (seen.has(name) || seen.has(`${name}/`)) return `${JSON.stringify(file.path)} stands twice`
    seen.add(name)
    for (const folder of foldersOf(name)) {
      if (seen.has(folder.slice(0, -1))) return `${JSON.stringify(folder)} is a file and a folder`
      seen.add(folder)
    }
    bytes += file.bytes
  }
  if (bytes > UPLOAD_LIMITS.bytes) return `it unfolds to more than ${UPLOAD_LIMITS.bytes / 1024 / 1024} MB`
  if (folderOf(files) === undefined) return `it has no ${START_PAGE} at its top`
  return undefined
}

/** The folders of a path, each with its `/`. */
const foldersOf = (path: string) =>
  path.split('/').flatMap((_, place, parts) => (place === 0 ? [] : [`${parts.slice(0, place).join('/')}/`]))

function faultOfFile({ path, bytes, packedBytes, isLink, isEncrypted }: UploadedFile): string | undefined {
  if (Buffer.byteLength(path) > UPLOAD_LIMITS.pathBytes) return 'has too long a name'
  if (path.split('/').some((part) => UNSAFE_PART.test(part))) return 'leads out of its folder'
  if (isLink) return 'is a link'
  if (isEncrypted) return 'is encrypted'
  if (bytes > UPLOAD_LIMITS.fileBytes) return `is larger than ${UPLOAD_LIMITS.fileBytes / 1024 / 1024} MB`
  if (bytes > 1024 * 1024 && bytes > packedBytes * UPLOAD_LIMITS.ratio)
    return 'unfolds to far more than it is'
  return undefined
}

/** The folder of the start page, with its `/`: most archives contain one folder. Undefined without a start page. */
export function folderOf(files: readonly Pick<UploadedFile, 'path'>[]): string | undefined {
  const starts = files
    .map(({ path }) => path)
    .filter((path) => path === START_PAGE || path.endsWith(`/${START_PAGE}`))
  const depth = (path: string) => path.split('/').length
  const [shortest, next] = starts.toSorted((one, other) => depth(one) - depth(other))
  if (shortest === undefined) return undefined
  // Two games side by side are ambiguous.
  if (next !== undefined && depth(next) === depth(shortest)) return undefined
  const folder = shortest.slice(0, -START_PAGE.length)
  return folder.split('/').length > 2 ? undefined : folder
}
