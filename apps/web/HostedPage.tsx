import type { ComponentProps } from 'react'
import { HostedGame } from '#modules/hosted/web/index.ts'
import { Complain } from '#modules/studio/web/complain/Complain.tsx'

/** The page of an external or uploaded game, with a way to report a problem with it. */
export const HostedPage = ({ children, ...page }: ComponentProps<typeof HostedGame>) => (
  <HostedGame {...page}>
    {children}
    <Complain slug={page.game.slug} />
  </HostedGame>
)
