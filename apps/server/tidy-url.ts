/** A path that is no path (`/g/%zz`) is looked for as it is written: the page that is not there answers, not the router. */
export function tidyUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
