type Child = Node | string | undefined | false

interface Looks {
  readonly class?: string
  readonly label?: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly attributes?: Readonly<Record<string, string>>
}

/** Creates an element beside the canvas, with its children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  looks: Looks = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (looks.class) made.className = looks.class
  if (looks.label) made.setAttribute('aria-label', looks.label)
  for (const [key, value] of Object.entries(looks.attributes ?? {})) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== undefined && child !== false))
  return made
}

export function press(words: Child, act: () => void, looks: Looks = {}): HTMLButtonElement {
  const button = make('button', looks, words)
  button.type = 'button'
  button.disabled = looks.disabled ?? false
  button.addEventListener('click', act)
  return button
}

const SVG = 'http://www.w3.org/2000/svg'

/** A line icon in a 24 × 24 box. */
export function icon(path: string): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  picture.append(line)
  return picture
}
