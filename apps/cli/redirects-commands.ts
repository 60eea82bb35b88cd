import { listRedirects, removeRedirect, setRedirect } from '#modules/operator/server/index.ts'
import { usageError, refuseCommand, same, shown, type Command } from './command.ts'
import { faultOfRedirect } from './redirect-rules.ts'
import { table } from './tables.ts'

export const REDIRECTS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'redirects list',
    says: 'lists the redirects of the operator',
    example: 'portal redirects list',
    async read({ db }) {
      const redirects = await listRedirects(db)
      const rows = redirects.map(({ path, redirect, permanent }) => [
        path,
        redirect,
        permanent ? 'permanent' : '',
      ])
      return shown(rows.length > 0 ? table(['path', 'leads to', ''], rows) : 'No redirects.', redirects)
    },
  },
  {
    kind: 'change',
    name: 'redirects set',
    says: 'redirects a path to a path of the portal or to another site',
    args: [
      { name: 'PATH', says: 'such as /summer, or /old/** for everything below it' },
      { name: 'TARGET', says: 'a path, or a URL with http(s); ** matches the rest of the path' },
    ],
    options: { permanent: { says: 'browsers and search engines may remember it (301 instead of 302)' } },
    note: 'The portal’s own rules come before these, and its pages after them. A loop is refused.',
    example: 'portal redirects set /summer /games/puzzle',
    async change({ db, now, publicUrl }, { words, has }) {
      const wish = { path: words['PATH']!, redirect: words['TARGET']!, permanent: has('permanent') }
      const others = await listRedirects(db)
      const fault = faultOfRedirect(wish, { others, publicUrl })
      if (fault) return usageError(fault)
      const before = others.find(({ path }) => path === wish.path)
      if (before?.redirect === wish.redirect && before.permanent === wish.permanent)
        return same('That is how it is.')
      await setRedirect(db, wish, now)
      return {
        ok: true,
        subject: `redirect ${wish.path}`,
        text: `${wish.path} leads to ${wish.redirect}.`,
        before: before ? { target: before.redirect, permanent: before.permanent } : null,
        after: { target: wish.redirect, permanent: wish.permanent },
        ...(wish.permanent
          ? { warnings: ['Browsers that followed it remember it, even when it is removed.'] }
          : {}),
      }
    },
  },
  {
    kind: 'change',
    name: 'redirects remove',
    says: 'removes a redirect',
    args: [{ name: 'PATH', says: 'as in `portal redirects list`' }],
    example: 'portal redirects remove /summer',
    async change({ db }, { words }) {
      const before = (await listRedirects(db)).find(({ path }) => path === words['PATH'])
      if (!before) return refuseCommand(`there is no redirect of ${words['PATH']}`)
      await removeRedirect(db, before.path)
      return {
        ok: true,
        subject: `redirect ${before.path}`,
        text: `${before.path} leads nowhere.`,
        before: { target: before.redirect, permanent: before.permanent },
        after: null,
      }
    },
  },
]
