import type { ComponentType } from 'react'
import type { PadAction } from '../../model.ts'
import type { IconProps } from '#kit/ui/icons/icon.tsx'
import * as icons from './action-icons.tsx'

/** What a button of the pad shows. */
export const ACTION_ICONS: Readonly<Record<PadAction, ComponentType<IconProps>>> = {
  jump: icons.JumpIcon,
  fire: icons.FireIcon,
  use: icons.UseIcon,
  run: icons.RunIcon,
  up: icons.UpIcon,
  down: icons.DownIcon,
  confirm: icons.ConfirmIcon,
  back: icons.BackIcon,
  menu: icons.MenuIcon,
  pause: icons.PauseIcon,
  next: icons.NextIcon,
  previous: icons.PreviousIcon,
  map: icons.MapIcon,
  brake: icons.BrakeIcon,
  reset: icons.ResetIcon,
  rotate: icons.RotateIcon,
  drop: icons.DropIcon,
  special: icons.SpecialIcon,
}
