/** Escapes a path that cannot be decoded (`/g/%zz`), so that the 404 page answers, not the router. */
export function escapeBadPath({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
