import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'

const ROOT = join(import.meta.dirname, '..')

/** ASCII characters that occur in programs, but not in texts. */
const OF_PROGRAMS = [...'^_`{|}~'].map((letter) => letter.codePointAt(0)!)
/** The characters of an English page: ASCII without those, and typographic marks. */
const PLAIN = [
  ...range(0x20, 0x7e).filter((code) => !OF_PROGRAMS.includes(code)),
  ...[...'\u00a0©·×–—‘’“”•…'].map((letter) => letter.codePointAt(0)!),
]
/** The rest of the range that the package calls `latin`. */
const LATIN = [
  [0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
  [0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
  range(0x00, 0xff),
  range(0x2000, 0x206f),
]
  .flat()
  .filter((code) => !PLAIN.includes(code))

/** Code points by part of a font; a test compares them with the style sheets of `kit/ui`. */
export const PARTS = { plain: PLAIN, latin: LATIN } as const

export const FAMILIES = ['bricolage-grotesque', 'onest'] as const
/** The weights that styles use. */
const wght = { min: 400, max: 800 }

/** The files of `kit/ui/fonts`, by name: the package's Latin glyphs in two parts, so that an English page loads only one. */
export async function fontFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const family of FAMILIES) {
    const whole = readFileSync(
      join(ROOT, `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
    )
    for (const [part, codes] of Object.entries(PARTS)) {
      const text = String.fromCodePoint(...codes)
      const file = await subset(whole, text, { targetFormat: 'woff2', variationAxes: { wght } })
      files.set(`${family}-${part}.woff2`, file)
    }
  }
  return files
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

if (import.meta.main) {
  for (const [name, bytes] of await fontFiles()) {
    writeFileSync(join(ROOT, 'kit/ui/fonts', name), bytes)
    console.log(`${name} ${bytes.length}`)
  }
}
