import {
  CaretRightIcon,
  ChatsCircleIcon,
  CheckCircleIcon,
  CloudIcon,
  GearSixIcon,
  HouseIcon,
  LockSimpleIcon,
  MagnifyingGlassIcon,
  PlayIcon,
  SquaresFourIcon,
  UserIcon,
  UsersThreeIcon,
  WarningCircleIcon,
  XIcon,
} from '../icons/shell.tsx'

/** All icons of the shell, each by name: importing the whole file would make the first load keep their names. */
export const shellIcons: typeof import('../icons/shell.tsx') = {
  CaretRightIcon,
  ChatsCircleIcon,
  CheckCircleIcon,
  CloudIcon,
  GearSixIcon,
  HouseIcon,
  LockSimpleIcon,
  MagnifyingGlassIcon,
  PlayIcon,
  SquaresFourIcon,
  UserIcon,
  UsersThreeIcon,
  WarningCircleIcon,
  XIcon,
}
