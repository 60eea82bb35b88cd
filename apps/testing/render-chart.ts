/** What a template can see: `$` and `.` are the world, other names are those of loops. */
type Scope = Readonly<Record<string, unknown>>

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly wish: string }
  | { readonly kind: 'block'; readonly head: string; readonly parts: readonly Part[] }

const TAG = /(\s*\{\{-|\{\{)\s*([\s\S]*?)\s*(-\}\}\s*|\}\})/g
const RANGE = /^range (\$\w+), (\$\w+) := (\S+)$/
const IF = /^if (\S+)$/

/**
 * Fills a template of our chart with values: the few things of Helm's language that it uses, `range` over a map, `if`,
 * values and `quote`. Anything else is an error, so that what is checked is what Helm makes of it.
 */
export function renderTemplate(template: string, world: Scope): string {
  const open: { head: string; parts: Part[] }[] = [{ head: '', parts: [] }]
  const put = (part: Part) => open.at(-1)!.parts.push(part)
  let end = 0
  for (const match of template.matchAll(TAG)) {
    put({ kind: 'text', text: template.slice(end, match.index) })
    end = match.index + match[0].length
    const wish = match[2]!
    if (RANGE.test(wish) || IF.test(wish)) open.push({ head: wish, parts: [] })
    else if (wish === 'end') {
      const { head, parts } = open.pop()!
      put({ kind: 'block', head, parts })
    } else put({ kind: 'value', wish })
  }
  put({ kind: 'text', text: template.slice(end) })
  if (open.length !== 1) throw new Error('A block of the template has no end')
  return write(open[0]!.parts, { $: world })
}

function write(parts: readonly Part[], scope: Scope): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      return part.kind === 'value' ? valueOf(part.wish, scope) : block(part.head, part.parts, scope)
    })
    .join('')
}

function block(head: string, parts: readonly Part[], scope: Scope): string {
  const [, key, each, list] = RANGE.exec(head) ?? []
  if (!key || !each || !list) return lookUp(IF.exec(head)![1]!, scope) ? write(parts, scope) : ''
  const entries = Object.entries(lookUp(list, scope) as Scope)
  return entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => write(parts, { ...scope, [key]: name, [each]: value }))
    .join('')
}

function valueOf(wish: string, scope: Scope): string {
  const [path, ...filters] = wish.split('|').map((one) => one.trim())
  const value = lookUp(path!, scope)
  if (value === undefined || typeof value === 'object')
    throw new Error(`The template asks for ${wish}, which is no value`)
  if (filters.some((filter) => filter !== 'quote')) throw new Error(`Unknown in "${wish}"`)
  return filters.length > 0 ? JSON.stringify(String(value)) : String(value)
}

/** `.Values.image` and `$.Values.image` are of the world, `$pods.cpu` of a loop. */
function lookUp(path: string, scope: Scope): unknown {
  const [root, ...names] = path.split('.')
  let value: unknown = scope[root || '$']
  for (const name of names) value = (value as Scope | undefined)?.[name]
  return value
}
