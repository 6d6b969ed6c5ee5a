import { Icon, type IconProps } from './Icon.tsx'

export const SendIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.75 12 3.5 4.75a.75.75 0 0 1 1.06-.8L20.6 11.3a.75.75 0 0 1 0 1.4L4.56 20.05a.75.75 0 0 1-1.06-.8L4.75 12Zm0 0H12" />
  </Icon>
)

export const MessageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.25 11.6c0 4-3.7 7.15-8.25 7.15-1.2 0-2.35-.2-3.4-.6L4 19.75l1.35-3.7a6.6 6.6 0 0 1-1.6-4.45c0-4 3.7-7.1 8.25-7.1s8.25 3.1 8.25 7.1Z" />
    <path d="M8.5 10.5h7M8.5 13.5h4.5" />
  </Icon>
)
