const SVG = 'http://www.w3.org/2000/svg'

/** A picture of one line, 24 units wide. */
export function icon(path: string, size = 22): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  picture.append(line)
  Object.assign(picture.style, {
    inlineSize: `${size}px`,
    blockSize: `${size}px`,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  })
  return picture
}

/** A button with a picture and a name, large enough for a thumb. */
export function iconButton(label: string, path: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.setAttribute('aria-label', label)
  made.title = label
  Object.assign(made.style, {
    inlineSize: '44px',
    blockSize: '44px',
    minBlockSize: '44px',
    flex: 'none',
    padding: '0',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: '0',
    background: 'rgb(38 22 62 / .72)',
    color: '#fff6e4',
  })
  made.append(icon(path))
  made.addEventListener('click', act)
  return made
}
