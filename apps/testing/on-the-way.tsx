import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderOnPage, settle, type Answering } from './page-around.tsx'
import { NavigationContext, standingNavigation } from '#kit/web/navigation.ts'

/** For tests: a page between a provider and the portal; gives the list of where it has gone on to. */
export async function openOnTheWay(
  ui: ReactNode,
  address: string,
  answers: readonly Answering[],
): Promise<readonly string[]> {
  const went: string[] = []
  history.replaceState(null, '', address)
  const route = {
    name: 'oauth',
    path: '',
    layout: 'bare' as const,
    head: () => ({ title: '', description: '' }),
    screen: () => Promise.reject(new Error('A standing page has no other screen')),
  }
  const view = { route, params: {}, address, path: address, Screen: () => null }
  const navigation = {
    ...standingNavigation(view, (to) => to),
    go: async (to: string, options?: { readonly replace?: boolean }) =>
      void went.push(`${options?.replace ? 'replace ' : ''}${to}`),
  }
  renderOnPage(<NavigationContext value={navigation}>{ui}</NavigationContext>, { answers })
  await settle()
  return went
}

export async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

/** What the page asks, if it asks anything. */
export const question = () => screen.queryByRole('alertdialog')?.textContent
