import { Icon, type IconProps } from './Icon.tsx'

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4m7-4v4" />
  </Icon>
)

export const MapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 5-5 2v12.5l5-2 6 2 5-2V5l-5 2-6-2Zm0 0v12.5M15 7v12.5" />
  </Icon>
)

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.5s6.75-5.7 6.75-10.75a6.75 6.75 0 1 0-13.5 0C5.25 14.8 12 20.5 12 20.5Z" />
    <circle cx="12" cy="9.75" r="2.5" />
  </Icon>
)

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.25 12 4.5l8 6.75M6 9.75v9.5h12v-9.5M10 19.25v-5.5h4v5.5" />
  </Icon>
)

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.25" r="3.75" />
    <path d="M4.75 20c.6-3.6 3.5-5.75 7.25-5.75s6.65 2.15 7.25 5.75" />
  </Icon>
)

export const VanIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 17H3V6.75C3 6 3.5 5.5 4.25 5.5h8.5c.75 0 1.250.5 1.25 1.25V17m0-8h3.4c.4 0 .8.2 1 .5l2.25 3.2c.2.300.3.600.3.9V17h-1.45M9 17h6" />
    <circle cx="6.75" cy="17.25" r="2.25" />
    <circle cx="17.25" cy="17.25" r="2.25" />
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

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.4 4.25H5.5A1.5 1.5 0 0 0 4 5.8C4.4 13.5 10.5 19.6 18.2 20a1.5 1.5 0 0 0 1.55-1.5v-2.9l-4.25-1.6-1.9 2.1a13 13 0 0 1-5.7-5.7l2.1-1.9-1.6-4.25Z" />
  </Icon>
)

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7 8 6 8-6" />
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

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3.75" />
    <path d="M12 3.5V5m0 14v1.5M3.5 12H5m14 0h1.5M6 6l1 1m10 10 1 1M6 18l1-1M17 7l1-1" />
  </Icon>
)

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.75 14.25A8 8 0 0 1 9.75 4.25a8 8 0 1 0 10 10Z" />
  </Icon>
)

export const ScreenIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="11" rx="1.75" />
    <path d="M9 19.5h6M12 16v3.5" />
  </Icon>
)
