import { readFile, stat } from 'node:fs/promises'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { BADGE_LIMITS, type DeclaredBadge } from '../model.ts'
import { faultOfPicture, readDeclaration } from '../rules/badges.ts'
import { declaresThreads, startsThreads } from '../rules/threads.ts'
import { folderOf, START_PAGE } from '../rules/upload.ts'
import type { Archive } from './archive.ts'
import type { Uploads } from './uploads.ts'

/** The declaration file in the top folder of a game. */
export const DECLARATION = `${BRAND_PREFIX}.json`

async function bytesIn({ files, open }: Archive, path: string, most: number) {
  const file = files.find((one) => one.path === path)
  if (!file) return 'is not there'
  if (file.bytes > most) return `is larger than ${most / 1024} kB`
  const parts: Buffer[] = []
  for await (const part of await open(file)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Why the declaration of an archive is invalid; undefined when it is valid or missing. */
export async function faultOfDeclaration(archive: Archive): Promise<string | undefined> {
  const folder = folderOf(archive.files)!
  if (!archive.files.some(({ path }) => path === folder + DECLARATION)) return undefined
  const json = await bytesIn(archive, folder + DECLARATION, BADGE_LIMITS.declarationBytes)
  if (typeof json === 'string') return `${DECLARATION} ${json}`
  const declared = readDeclaration(json.toString('utf8'), LANGUAGES)
  if ('fault' in declared) return `${DECLARATION} ${declared.fault}`
  for (const { picture } of declared) {
    const bytes = await bytesIn(archive, folder + picture, BADGE_LIMITS.pictureBytes)
    const fault = typeof bytes === 'string' ? bytes : faultOfPicture(bytes)
    if (fault !== undefined) return `${picture} ${fault}`
  }
  return undefined
}

const MOST_KNOWN = 500
/** Larger pages must declare what they need. */
const MOST_PAGE_BYTES = 1024 * 1024

/** What a version declares. */
interface Declared {
  readonly badges: readonly DeclaredBadge[]
  readonly threads: boolean
}
const NOTHING: Declared = { badges: [], threads: false }

/** Declarations of stored versions; each is read once, because it never changes. */
export function openDeclarations(uploads: Pick<Uploads, 'fileOf'>) {
  const known = new Map<string, Declared>()
  const textOf = async (slug: string, version: string, path: string, most: number) => {
    const file = uploads.fileOf(slug, version, path)
    return file && (await isSmall(file.plain, most)) ? readFile(file.plain, 'utf8') : undefined
  }
  const read = async (slug: string, version: string): Promise<Declared | undefined> => {
    const json = await textOf(slug, version, DECLARATION, BADGE_LIMITS.declarationBytes)
    const page = await textOf(slug, version, START_PAGE, MOST_PAGE_BYTES)
    if (json === undefined && page === undefined) return undefined
    const badges = json === undefined ? [] : readDeclaration(json, LANGUAGES)
    const threads = declaresThreads(json ?? '') || startsThreads(page ?? '')
    return { badges: 'fault' in badges ? [] : badges, threads }
  }
  const declaredBy = async (slug: string, version: string): Promise<Declared> => {
    const key = `${slug}/${version}`
    const found = known.get(key) ?? (await read(slug, version))
    // Not cached: the files may reach this machine after the version is shown.
    if (!found) return NOTHING
    known.delete(key)
    known.set(key, found)
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
    return found
  }
  const badgesOf = async (slug: string, version: string) => (await declaredBy(slug, version)).badges
  /** The picture of a badge; undefined for one that is not declared. */
  const pictureOf = async (slug: string, version: string, badgeId: string): Promise<Buffer | undefined> => {
    const badge = (await badgesOf(slug, version)).find((one) => one.badgeId === badgeId)
    const file = badge && uploads.fileOf(slug, version, badge.picture)
    const bytes =
      file && (await readFile(file.plain).catch(ignoreFailure('the picture is gone with its version')))
    return bytes && faultOfPicture(bytes) === undefined ? bytes : undefined
  }
  return {
    badgesOf,
    /** Whether it runs only on a cross-origin isolated page. */
    threadsOf: async (slug: string, version: string) => (await declaredBy(slug, version)).threads,
    pictureOf,
    /** A version's badges with their pictures as `data:` URLs; null for a missing picture. */
    drawnBadges: async (slug: string, version: string) =>
      Promise.all(
        (await badgesOf(slug, version)).map(async ({ badgeId, words }) => {
          const bytes = await pictureOf(slug, version, badgeId)
          const picture = bytes ? `data:image/png;base64,${bytes.toString('base64')}` : null
          return { badgeId, words, picture }
        }),
      ),
  }
}
export type Declarations = ReturnType<typeof openDeclarations>

/** A version from before declarations may contain another file of this name. */
const isSmall = (place: string, most: number) =>
  stat(place).then(
    (found) => found.isFile() && found.size <= most,
    () => false,
  )
