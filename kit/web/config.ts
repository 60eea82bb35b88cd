/** The operator's settings for the browser; part of the page, not of the build. */
export interface WebConfig {
  /** Where calls go, e.g. `/api` or `https://api.example.com`. */
  readonly apiBase: string
  /** Host for asset paths without one; by default the portal's own. */
  readonly resourceHost?: string
  readonly buildId: string
  /** Contact for players, `mailto:` or `https:`. */
  readonly contact?: string
  /** Third-party scripts configured by the operator: their hosts, and whether consent is asked. */
  readonly tags?: { readonly isAsking: boolean; readonly hosts: readonly string[] }
}

let config: WebConfig = { apiBase: '/api', buildId: 'dev' }

export const webConfig = () => config
export const setWebConfig = (given: WebConfig) => {
  config = given
}

/** An asset path without a host gets the resource host (spec 9.14). */
export function assetUrl(
  path: string,
  { resourceHost = '' }: Pick<WebConfig, 'resourceHost'> = config,
): string {
  if (/^([a-z]+:)?\/\//i.test(path) || path.startsWith('data:')) return path
  return resourceHost.replace(/\/$/, '') + (path.startsWith('/') ? path : `/${path}`)
}
