import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { tagHosts } from './tags-config.ts'

const tagsOf = (environment: Record<string, string>) => readConfig(environment, [], '/srv/islet').tags

describe('[7.47] the configured third-party scripts', () => {
  test('are none by default', () => {
    expect(tagsOf({})).toBeUndefined()
    expect(tagsOf({ CONSENT: 'off', TAG_HOSTS: 'https://a.example' })).toBeUndefined()
    expect(tagsOf({ ANALYTICS_URL: 'https://a.example/tag.js' })).toBeUndefined()
  })

  test('need only their id', () => {
    const tags = tagsOf({ FACEBOOK_PIXEL_ID: '1234567890', TAG_LOADER_ID: 'GTM-X', ANALYTICS_ID: 'G-X' })
    expect(tags).toEqual({
      isAsking: true,
      tags: [
        {
          kind: 'pixel',
          id: '1234567890',
          script: 'https://connect.facebook.net/en_US/fbevents.js',
          hosts: ['https://connect.facebook.net', 'https://www.facebook.com'],
        },
        {
          kind: 'loader',
          id: 'GTM-X',
          script: 'https://www.googletagmanager.com/gtm.js',
          hosts: ['https://www.googletagmanager.com'],
        },
        {
          kind: 'analytics',
          id: 'G-X',
          script: 'https://www.googletagmanager.com/gtag/js',
          hosts: [
            'https://www.googletagmanager.com',
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
          ],
        },
      ],
    })
    expect(tagHosts(tags!)).toEqual(['connect.facebook.net', 'www.googletagmanager.com'])
  })

  test('may come from another host, and then connect to that host and those named with it', () => {
    const tags = tagsOf({
      ANALYTICS_ID: '7',
      ANALYTICS_URL: 'https://count.islet.example/js/count.js',
      AD_SCRIPT_URL: 'http://127.0.0.1:7155/ads.js?site=1',
      TAG_HOSTS: 'https://*.pictures.example,https://more.example:8443',
      CONSENT: 'off',
    })
    const further = ['https://*.pictures.example', 'https://more.example:8443']
    expect(tags).toEqual({
      isAsking: false,
      tags: [
        {
          kind: 'analytics',
          id: '7',
          script: 'https://count.islet.example/js/count.js',
          hosts: ['https://count.islet.example', ...further],
        },
        {
          kind: 'ads',
          id: '',
          script: 'http://127.0.0.1:7155/ads.js?site=1',
          hosts: ['http://127.0.0.1:7155', ...further],
        },
      ],
    })
  })

  test.for([
    [{ FACEBOOK_PIXEL_ID: 'x' }, 'FACEBOOK_PIXEL_ID'],
    [{ ANALYTICS_ID: `G-X'; alert(1)` }, 'ANALYTICS_ID'],
    [{ ANALYTICS_URL: 'javascript:alert(1)' }, 'ANALYTICS_URL'],
    [{ AD_SCRIPT_URL: '//ads.example/x.js' }, 'AD_SCRIPT_URL'],
    [{ AD_SCRIPT_URL: `https://ads.example; script-src *` }, 'AD_SCRIPT_URL'],
    [{ AD_SCRIPT_URL: `https://ads.example/x.js'unsafe-inline'` }, 'AD_SCRIPT_URL'],
    [{ TAG_HOSTS: 'https://*' }, 'TAG_HOSTS'],
    [{ TAG_HOSTS: '*' }, 'TAG_HOSTS'],
    [{ TAG_HOSTS: 'https://a.example/path' }, 'TAG_HOSTS'],
    [{ CONSENT: 'no' }, 'CONSENT'],
  ] as const)('cannot be %j', ([environment, name]) => {
    expect(() => tagsOf(environment)).toThrow(`The setting ${name} `)
  })
})
