import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import {
  type Art,
  readDesktop,
  type DesktopEntry,
  readMetainfo,
  type Metainfo,
} from '#modules/cloud/server/index.ts'
import { drawApart } from '#modules/sharing/server/index.ts'
import { LARGEST_LIST_FILE, readWithin, textWithin } from './read-within.ts'

/** Reads game metadata from installed packages. Tests give another root. */
export interface GameSystem {
  /** Undefined if it is not installed. */
  versionOf(packageName: string): string | undefined
  desktop(file: string): DesktopEntry | undefined
  metainfo(packageName: string, desktopFile: string): Metainfo | undefined
  icon(name: string): Promise<Art | undefined>
}

const ICON_PLACES = [
  'usr/share/icons/hicolor/scalable/apps/*.svg',
  ...[128, 256, 96, 64, 72, 512, 48].map((size) => `usr/share/icons/hicolor/${size}x${size}/apps/*.png`),
  'usr/share/pixmaps/*.svg',
  'usr/share/pixmaps/*.png',
  'usr/share/icons/hicolor/32x32/apps/*.png',
]
const ICON_SIZE = 128
const PNG_HEAD = 'iVBOR'
const MOST_ICON_BYTES = 256 * 1024
const LARGEST_DRAWING = 4 * 1024 * 1024

export function openSystem(root = '/'): GameSystem {
  const versions = installedVersions(root)
  return {
    versionOf: (packageName) => versions.get(packageName),
    desktop(file) {
      const text = textWithin(root, join(root, 'usr/share/applications', basename(file)))
      return text === undefined ? undefined : readDesktop(text)
    },
    metainfo(packageName, desktopFile) {
      const found = metainfoFiles(root, packageName).flatMap((path) => {
        const text = textWithin(root, path)
        const info = text === undefined ? undefined : readMetainfo(text)
        return info && text !== undefined ? [{ text, info }] : []
      })
      // A package with several games has a desktop entry for each.
      const own = found.find(({ text }) => desktopFile !== '' && text.includes(desktopFile))
      return (own ?? (found.length === 1 ? found[0] : undefined))?.info
    },
    icon: async (name) => (name === '' ? undefined : findIcon(root, name)),
  }
}

function installedVersions(root: string): ReadonlyMap<string, string> {
  const format = '${db:Status-Status} ${Package} ${Version}\n'
  const args = ['-W', `--admindir=${join(root, 'var/lib/dpkg')}`, `-f=${format}`]
  const { stdout } = spawnSync('dpkg-query', args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  // Not Debian: no packages are known.
  const lines = (stdout ?? '').split('\n').map((line) => line.split(' '))
  return new Map(
    lines.flatMap(([state, name, version]) => (state === 'installed' ? [[name!, version!]] : [])),
  )
}

function metainfoFiles(root: string, packageName: string): string[] {
  const file = join(root, 'var/lib/dpkg/info', `${packageName}.list`)
  const list = textWithin(root, file, LARGEST_LIST_FILE) ?? ''
  return list
    .split('\n')
    .filter((path) => /^\/usr\/share\/(metainfo|appdata)\/[^/]+\.xml$/.test(path))
    .map((path) => join(root, path))
}

/** The best icon, not larger than needed. */
async function findIcon(root: string, name: string): Promise<Art | undefined> {
  const plain = basename(name).replace(/\.(png|svg|xpm)$/, '')
  const places = name.startsWith('/') ? [name.slice(1)] : []
  const paths = [...places, ...ICON_PLACES.map((place) => place.replace('*', plain))]
  for (const path of paths.map((place) => join(root, place))) {
    const bytes = /\.(png|svg)$/.test(path) ? readWithin(root, path, LARGEST_DRAWING) : undefined
    if (!bytes) continue
    const art = path.endsWith('.svg') ? await drawn(bytes) : bytes
    // The content decides the format, not the name.
    if (art && art.length <= MOST_ICON_BYTES && art.toString('base64', 0, 6).startsWith(PNG_HEAD))
      return { type: 'image/png', bytes: art }
  }
  return undefined
}

/** Rasterised: a foreign SVG could contain scripts or external images. Undefined if it cannot be drawn. */
async function drawn(svg: Buffer): Promise<Buffer | undefined> {
  try {
    return await drawApart(svg.toString(), { fitTo: { mode: 'width', value: ICON_SIZE } })
  } catch {
    return undefined
  }
}
