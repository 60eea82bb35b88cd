import type { Page } from 'playwright-core'

/** One painted piece of text. */
interface Piece {
  readonly text: string
  readonly parent: Element
  readonly lines: readonly DOMRect[]
  /** The fixed or scrolling ancestor: its texts may pass over or under others. */
  readonly layer: Element | null
}

/** An element that hides or scrolls its overflow. */
interface Frame {
  readonly box: DOMRect
  readonly hidesX: boolean
  readonly hidesY: boolean
  readonly scrollsX: boolean
  readonly scrollsY: boolean
}

/** The topmost dialog, or the page. */
function readable(): Element {
  const dialogs = [...document.querySelectorAll('dialog:modal')]
  const isOnTop = (dialog: Element) => {
    const { left, top, width, height } = dialog.getBoundingClientRect()
    return dialog.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  return dialogs.find(isOnTop) ?? dialogs.at(-1) ?? document.body
}

function isUnseen(element: Element): boolean {
  return (
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest(
      '[data-unseen], .visually-hidden, .skip-link:not(:focus), dialog:not([open]), svg, option',
    ) !== null
  )
}

function layerOf(element: Element): Element | null {
  for (let up: Element | null = element; up && up !== document.documentElement; up = up.parentElement) {
    const { position, overflow } = getComputedStyle(up)
    const isLonger = up.scrollHeight > up.clientHeight || up.scrollWidth > up.clientWidth
    if (/fixed|sticky/.test(position) || (isLonger && /auto|scroll/.test(overflow))) return up
  }
  return null
}

/** All visible texts, piece by piece. */
function pieces(root: Element): Piece[] {
  const found: Piece[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim().replace(/\s+/g, ' ') ?? ''
    const parent = node.parentElement
    if (text === '' || !parent || isUnseen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (lines.length > 0) found.push({ text, parent, lines, layer: layerOf(parent) })
  }
  return found
}

/** The ancestors that may cut a text off, without those that it is positioned out of. */
function framesAround(element: Element): Frame[] {
  const found: Frame[] = []
  let isLifted = false
  for (let up: Element | null = element; up && up !== document.documentElement; up = up.parentElement) {
    const { position, overflowX, overflowY, transform, display } = getComputedStyle(up)
    if (isLifted && position === 'static' && transform === 'none') continue
    isLifted = position === 'absolute'
    const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    if (display !== 'inline' && up !== document.body && (overflowX !== 'visible' || overflowY !== 'visible'))
      found.push({
        box: up.getBoundingClientRect(),
        hidesX: isHiding(overflowX),
        hidesY: isHiding(overflowY),
        scrollsX: isScrolling(overflowX) && up.scrollWidth > up.clientWidth,
        scrollsY: isScrolling(overflowY) && up.scrollHeight > up.clientHeight,
      })
    if (position === 'fixed') break
  }
  return found
}

/** How a piece of text is cut off or leaves its place. */
function lossOf({ parent, lines }: Piece): string | undefined {
  let isScrolled = false
  let isScrolledDown = false
  for (const { box, hidesX, hidesY, scrollsX, scrollsY } of framesAround(parent)) {
    for (const line of lines) {
      const slack = line.height * 0.3
      if (hidesX && !isScrolled && (line.left < box.left - 1 || line.right > box.right + 1))
        return 'is cut off'
      if (hidesY && !isScrolledDown && (line.top < box.top - slack || line.bottom > box.bottom + slack))
        return 'is cut off below'
    }
    isScrolled ||= scrollsX
    isScrolledDown ||= scrollsY
  }
  const button = parent.closest('button, a, label, summary, [role="button"]')
  const isFramed = button && getComputedStyle(button).display !== 'inline' && !isPinnedOn(parent, button)
  const frame = isFramed ? button.getBoundingClientRect() : undefined
  for (const line of lines) {
    if (!isScrolled && (line.left < -1 || line.right > innerWidth + 1)) return 'leaves the screen'
    if (!frame) continue
    if (line.left < frame.left - 2 || line.right > frame.right + 2) return 'leaves its button'
    if (line.top < frame.top - line.height * 0.4 || line.bottom > frame.bottom + line.height * 0.4)
      return 'leaves its button below'
  }
  return leavesItsPaper(parent, lines) ? 'leaves its box' : undefined
}

/** A badge may overlap the edge of its button. */
function isPinnedOn(element: Element, button: Element): boolean {
  for (let up: Element | null = element; up && up !== button; up = up.parentElement)
    if (getComputedStyle(up).position === 'absolute') return true
  return false
}

/** Whether a text overflows the nearest painted element behind it. */
function leavesItsPaper(parent: Element, lines: readonly DOMRect[]): boolean {
  for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
    const { backgroundColor, borderInlineStartWidth, display, position } = getComputedStyle(up)
    const isPainted = !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor) || borderInlineStartWidth !== '0px'
    if (isPainted && display !== 'inline') {
      const box = up.getBoundingClientRect()
      return lines.some((line) => line.left < box.left - 2 || line.right > box.right + 2)
    }
    if (position === 'absolute' || position === 'fixed') return false
  }
  return false
}

/** Texts of fields that do not fit: typed text scrolls, but a placeholder or an option would be lost. */
function cutFields(root: Element): string[] {
  const pen = document.createElement('canvas').getContext('2d')!
  return [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')].flatMap(
    (field) => {
      const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder
      if (!text || isUnseen(field)) return []
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
      pen.font = font
      const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      const lines = field instanceof HTMLTextAreaElement ? 1.9 : 1
      return pen.measureText(text).width > room * lines + 1 ? [`the hint "${text}" is cut off`] : []
    },
  )
}

/** Texts that are laid out together may overlap: those of one paragraph, and those of a drawing, such as fanned cards. */
function areSetTogether(one: Element, other: Element): boolean {
  const blockOf = (element: Element) => {
    let block: Element = element
    while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
    return block
  }
  const isPicture = (element: Element) => element.closest('[role="img"]') !== null
  return blockOf(one) === blockOf(other) || (isPicture(one) && isPicture(other))
}

/** Pairs of texts that overlap. */
function overlaps(all: readonly Piece[]): string[] {
  const lines = all
    .flatMap((piece) => piece.lines.map((box) => ({ piece, box })))
    .sort((one, other) => one.box.top - other.box.top)
  const found: string[] = []
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length && lines[next]!.box.top < one.box.bottom; next++) {
      const other = lines[next]!
      if (one.piece === other.piece || one.piece.layer !== other.piece.layer) continue
      if (areSetTogether(one.piece.parent, other.piece.parent)) continue
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      // Lines of one text are so close that their boxes may touch.
      if (wide > 2 && high > Math.min(one.box.height, other.box.height) * 0.3)
        found.push(`"${one.piece.text}" lies over "${other.piece.text}"`)
    }
  return found
}

/** Containers that scroll vertically must not scroll sideways, too. */
function sidewaysScrollers(root: Element): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth}px too wide`] : []
  for (const element of root.querySelectorAll('*')) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.scrollHeight <= element.clientHeight + 1)
      continue
    const { overflowX, overflowY } = getComputedStyle(element)
    if (!/auto|scroll/.test(overflowX) || !/auto|scroll/.test(overflowY)) continue
    const edge = element.getBoundingClientRect()
    const wide = [...element.querySelectorAll('*')].find((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left < edge.left - 1 || right > edge.right + 1
    })
    found.push(`.${element.className} scrolls sideways because of .${wide?.className ?? '?'}`)
  }
  return found
}

interface Misfits {
  readonly found: readonly string[]
  /** Names and titles that end in dots, which is allowed. */
  readonly clipped: readonly string[]
}

/** Runs in the page. Names of players, games and cards may end in dots, but no other texts. */
function misfits(names: readonly string[]): Misfits {
  const root = readable()
  const all = pieces(root)
  const found = new Set([...sidewaysScrollers(root), ...cutFields(root)])
  const clipped = new Set<string>()
  const lost = new Set<Piece>()
  const isName = (text: string) => names.some((name) => text.includes(name))
  for (const piece of all) {
    const loss = lossOf(piece)
    if (!loss) continue
    lost.add(piece)
    if (loss.startsWith('is cut off') && isName(piece.text)) clipped.add(piece.text)
    else found.add(`"${piece.text}" ${loss}`)
  }
  for (const pair of overlaps(all.filter((piece) => !lost.has(piece)))) found.add(pair)
  return { found: [...found], clipped: [...clipped] }
}

const IN_PAGE = [
  readable,
  isUnseen,
  layerOf,
  pieces,
  framesAround,
  lossOf,
  isPinnedOn,
  leavesItsPaper,
  cutFields,
  areSetTogether,
  overlaps,
  sidewaysScrollers,
  misfits,
].join('\n')

/** Texts that do not fit on the present page: cut off, out of place, overlapping, or wider than the screen. */
export const misfitsOf = (page: Page, names: readonly string[]): Promise<Misfits> =>
  page.evaluate(`(() => { ${IN_PAGE}; return misfits(${JSON.stringify(names)}) })()`)
