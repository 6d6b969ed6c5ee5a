import { Icon, type IconProps } from './Icon.tsx'

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4m7-4v4" />
  </Icon>
)

export const BoxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.75 19.75 8v8.25L12 20.5l-7.75-4.25V8L12 3.75Z" />
    <path d="M4.5 8.1 12 12.25l7.5-4.15M12 12.25v8M8 5.9l7.75 4.3v3.3" />
  </Icon>
)

export const KeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.5 8.5-8.5m-3.5 3.5 3 3M13 10.5l2 2" />
  </Icon>
)

export const PoundIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 7.5A4 4 0 0 0 9 9c0 2.5 1 3.5 1 6 0 2.5-1.5 4-3 4.5h10.5M7 12.75h7" />
  </Icon>
)

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.75 7.5 10 5h4l1.25 2.5h3A1.75 1.75 0 0 1 20 9.25v8A1.75 1.75 0 0 1 18.25 19H5.75A1.75 1.75 0 0 1 4 17.25v-8A1.75 1.75 0 0 1 5.75 7.5h3Z" />
    <circle cx="12" cy="13" r="3.25" />
  </Icon>
)

export const RulerIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.75 15.75 12-12 4.5 4.5-12 12-4.5-4.5Zm3-3 2 2m1-5 2 2m1-5 2 2" />
  </Icon>
)

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="M3.5 10h17M7 14.75h3" />
  </Icon>
)

export const DropIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c3.2 3.7 6 6.9 6 10.4a6 6 0 0 1-12 0c0-3.5 2.8-6.7 6-10.4Z" />
    <path d="M14.9 14.2a3 3 0 0 1-2.6 2.7" />
  </Icon>
)
