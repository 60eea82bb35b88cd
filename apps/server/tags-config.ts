import { Type } from 'typebox'
import type { Tag, TagKind, TagSettings } from '#modules/consent/model.ts'

const ADDRESS = '^https?://[\\w.-]+(:\\d{1,5})?(/[^,\\s;\'"]*)?$'
const ORIGIN = 'https?://(\\*\\.)?[\\w.-]+(:\\d{1,5})?'
const ID = '^[\\w-]{1,40}$'
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js'
const LOADER = 'https://www.googletagmanager.com/gtm.js'
const ANALYTICS = 'https://www.googletagmanager.com/gtag/js'

/** The operator's settings for tags, a part of the environment. */
export const TAG_ENVIRONMENT = {
  FACEBOOK_PIXEL_ID: Type.Optional(Type.String({ pattern: '^\\d{5,20}$' })),
  FACEBOOK_PIXEL_URL: Type.String({ pattern: ADDRESS, default: PIXEL }),
  TAG_LOADER_ID: Type.Optional(Type.String({ pattern: ID })),
  TAG_LOADER_URL: Type.String({ pattern: ADDRESS, default: LOADER }),
  ANALYTICS_ID: Type.Optional(Type.String({ pattern: ID })),
  ANALYTICS_URL: Type.String({ pattern: ADDRESS, default: ANALYTICS }),
  AD_SCRIPT_URL: Type.Optional(Type.String({ pattern: ADDRESS })),
  TAG_HOSTS: Type.String({ pattern: `^$|^${ORIGIN}(,${ORIGIN})*$`, default: '' }),
  CONSENT: Type.Union([Type.Literal('ask'), Type.Literal('off')], { default: 'ask' }),
}

interface TagEnvironment {
  readonly FACEBOOK_PIXEL_ID?: string
  readonly FACEBOOK_PIXEL_URL: string
  readonly TAG_LOADER_ID?: string
  readonly TAG_LOADER_URL: string
  readonly ANALYTICS_ID?: string
  readonly ANALYTICS_URL: string
  readonly AD_SCRIPT_URL?: string
  readonly TAG_HOSTS: string
  readonly CONSENT: 'ask' | 'off'
}

/** Hosts that well-known scripts contact besides their own. */
const REPORTS_TO: Readonly<Record<string, readonly string[]>> = {
  [PIXEL]: ['https://www.facebook.com'],
  [ANALYTICS]: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/** The scripts configured by the operator (spec 7.47); omits a kind without its id or URL. */
export function readTags(given: TagEnvironment): TagSettings | undefined {
  const further = given.TAG_HOSTS === '' ? [] : given.TAG_HOSTS.split(',')
  const tag = (kind: TagKind, id: string | undefined, script: string | undefined): Tag[] => {
    if (id === undefined || script === undefined) return []
    const hosts = [new URL(script).origin, ...(REPORTS_TO[script] ?? []), ...further]
    return [{ kind, script, id, hosts: [...new Set(hosts)] }]
  }
  const tags = [
    ...tag('pixel', given.FACEBOOK_PIXEL_ID, given.FACEBOOK_PIXEL_URL),
    ...tag('loader', given.TAG_LOADER_ID, given.TAG_LOADER_URL),
    ...tag('analytics', given.ANALYTICS_ID, given.ANALYTICS_URL),
    ...tag('ads', '', given.AD_SCRIPT_URL),
  ]
  return tags.length > 0 ? { isAsking: given.CONSENT === 'ask', tags } : undefined
}

/** Hosts of the scripts, for the page that informs visitors about them. */
export const tagHosts = ({ tags }: TagSettings): readonly string[] => [
  ...new Set(tags.map(({ script }) => new URL(script).host)),
]
