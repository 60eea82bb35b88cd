import { wordsOf, type Words } from './catalogue-desktop.ts'

/** The data of a game in an AppStream metainfo file. */
export interface Metainfo {
  readonly id: string
  readonly names: Words
  readonly summaries: Words
  readonly licence: string
  /** Its makers' content rating (OARS); missing where they declare nothing. */
  readonly oars?: readonly { readonly id: string; readonly value: string }[]
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads names, summaries and the licence of a metainfo file. It needs four elements of one level, so no full XML parser; a file that
 * is no AppStream component yields undefined.
 */
export function readMetainfo(xml: string): Metainfo | undefined {
  const text = xml.replace(/<!--[\s\S]*?-->/g, '')
  const component = /<component\b[^>]*>([\s\S]*)<\/component>/.exec(text)?.[1]
  if (component === undefined) return undefined
  const top = withoutNested(component)
  const words = (tag: string) =>
    wordsOf(
      elementsOf(top, tag).map(({ attributes, text: value }) => [
        /xml:lang="([^"]+)"/.exec(attributes)?.[1],
        value,
      ]),
    )
  const rating = /<content_rating\b[^>]*?(?:\/>|>([\s\S]*?)<\/content_rating>)/.exec(component)
  return {
    id: elementsOf(top, 'id')[0]?.text ?? '',
    names: words('name'),
    summaries: words('summary'),
    licence: elementsOf(top, 'project_license')[0]?.text ?? '',
    ...(rating && { oars: ratingsOf(rating[1] ?? '') }),
  }
}

const ratingsOf = (xml: string) =>
  elementsOf(xml, 'content_attribute').map(({ attributes, text }) => ({
    id: /\bid="([\w-]+)"/.exec(attributes)?.[1] ?? '',
    value: text,
  }))

/** Names nested in developers, releases and screenshots are something else. */
const withoutNested = (xml: string) =>
  xml.replace(
    /<(description|developer|releases|screenshots|provides|keywords|content_rating|branding)\b[^>]*>[\s\S]*?<\/\1>/g,
    '',
  )

function elementsOf(xml: string, tag: string): { attributes: string; text: string }[] {
  const found = xml.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...found].map(([, attributes = '', text = '']) => ({ attributes, text: plainText(text) }))
}

const plainText = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => ENTITIES[name] ?? numbered(name) ?? whole)
    .trim()

function numbered(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
