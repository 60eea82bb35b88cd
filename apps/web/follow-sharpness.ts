/** Lets stages draw anew when the window comes to a screen with other pixels, or is zoomed. */
export function followSharpness() {
  const same = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
  same.addEventListener(
    'change',
    () => {
      // A stage looks at the screen when its size changes. One layout unit of padding is a change that nobody sees.
      for (const { style } of document.querySelectorAll('canvas'))
        style.paddingBlockEnd = style.paddingBlockEnd ? '' : '0.02px'
      followSharpness()
    },
    { once: true },
  )
}
