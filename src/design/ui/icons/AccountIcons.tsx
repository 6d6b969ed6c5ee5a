import { Icon, type IconProps } from './Icon.tsx'

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

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 4.5h6v6m0-6-8.5 8.5" />
    <path d="M18 14v4a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18V7a1.5 1.5 0 0 1 1.5-1.5H10" />
  </Icon>
)

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9.5 12h10m-4-4 4 4-4 4" />
  </Icon>
)
