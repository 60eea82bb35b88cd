/** Keeps the `lang` parameter in links inside the portal (spec 2.47). */
export const localiser =
  (wanted: string | null) =>
  (address: string): string => {
    if (!wanted || !address.startsWith('/')) return address
    const url = new URL(address, 'http://portal')
    if (!url.searchParams.has('lang')) url.searchParams.set('lang', wanted)
    return url.pathname + url.search + url.hash
  }
