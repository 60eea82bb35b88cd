import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Tokens = ReadonlyMap<string, string>

const plain = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const rules = (css: string) =>
  [...plain(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors!.split(',').map((one) => one.trim()),
    body: body!,
  }))
const backgroundOf = (body: string) => /(?:^|;)\s*background(?:-color)?:\s*([^;]+?)\s*(?:;|$)/.exec(body)?.[1]

/** The colours of each theme, on the page and on a panel. */
function themes(): readonly Tokens[] {
  const [dark, light] = [':root', ":root[data-theme='light']"].map((root) => {
    const { body } = rules(readFileSync('kit/ui/tokens.css', 'utf8')).find(({ selectors }) =>
      selectors.includes(root),
    )!
    return [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as const)
  })
  const panel = [['--quiet', 'var(--quiet-on-panel)']] as const
  return [dark!, [...dark!, ...light!]].flatMap((theme) => [new Map(theme), new Map([...theme, ...panel])])
}

/** What a value that is one token, or its fallback, stands for. */
function resolved(value: string, tokens: Tokens): string {
  const [, name, fallback = ''] = /^var\((--[\w-]+)(?:,\s*(.*))?\)$/.exec(value) ?? []
  return name === undefined ? value : resolved(tokens.get(name) ?? fallback, tokens)
}

/** The selectors whose hover has the background that stands there anyway. */
function unseen(css: string, all = themes()): string[] {
  const found = rules(css)
  const standing = new Map(
    found.flatMap(({ selectors, body }) => selectors.map((one) => [one, body] as const)),
  )
  return found.flatMap(({ selectors, body }) => {
    const over = backgroundOf(body)
    return selectors.filter((selector) => {
      const before = /^(.*):hover$/.exec(selector)?.[1]
      const under = before === undefined ? undefined : backgroundOf(standing.get(before) ?? '')
      if (over === undefined || under === undefined) return false
      return all.some((tokens) => resolved(over, tokens) === resolved(under, tokens))
    })
  })
}

test('a hover of the colour that stands there is found', () => {
  const standing = '.a { background: var(--quiet) } '
  expect(unseen(`${standing} .a:hover { background: var(--surface-3, #000) }`)).toEqual(['.a:hover'])
  expect(unseen(`${standing} .a:hover { background: var(--surface-1) }`)).toEqual(['.a:hover'])
  expect(unseen(`${standing} .a:hover { background: var(--lagoon) }`)).toEqual([])
})

test('each hover is seen in every theme, on the page and on panels', () => {
  const found = globSync('{kit,modules,apps}/**/*.module.css').flatMap((file) =>
    unseen(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
})
