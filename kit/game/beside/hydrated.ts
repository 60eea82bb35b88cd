/** A game may be running before React hydrates the page, which must find the server's markup and shows toasts from then on. */
export function hydrated(): Promise<void> {
  const page = document.documentElement
  // A page without a root is never hydrated.
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
