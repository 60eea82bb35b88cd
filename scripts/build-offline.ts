import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_AMBER, BRAND_LAGOON, BRAND_NAME, BRAND_NIGHT } from '#kit/brand/brand.ts'

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** Inlined, because the page does not load the portal's style sheets. */
const COLORS = `:root{--deep:${BRAND_NIGHT};--light:${BRAND_AMBER};--cool:${BRAND_LAGOON}}`
const ENTRY = 'apps/web/offline/offline.ts'

/** Writes the page that the service worker shows offline; returns the files that it needs. */
export function writeOfflinePage(root: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/manifest.json'), 'utf8')) as Manifest
  const files = new Set<string>()
  const walk = (key: string) => {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) return
    files.add(entry.file)
    for (const next of entry.imports ?? []) walk(next)
  }
  walk(ENTRY)
  const styles = readFileSync(join(root, 'apps/web/offline/offline.css'), 'utf8').replace(/\s+/g, ' ')
  const page = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${BRAND_NAME}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex">',
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    `<style>${COLORS}${styles}</style></head><body><script type="module" src="/${manifest[ENTRY]!.file}"></script></body></html>`,
  ]
  writeFileSync(join(root, 'dist/client/offline.html'), page.join(''))
  return [...files].map((file) => `/${file}`)
}
