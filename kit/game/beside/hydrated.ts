/** A game may stand before React takes over the page, which must find it as the server wrote it and shows toasts from then on. */
export function hydrated(): Promise<void> {
  const page = document.documentElement
  // A page without a root is one that React never takes over.
  if (page.dataset['ready'] === 'true' || !document.getElementById('root')) return Promise.resolve()
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (page.dataset['ready'] !== 'true') return
      observer.disconnect()
      done()
    })
    observer.observe(page, { attributeFilter: ['data-ready'] })
  })
}
