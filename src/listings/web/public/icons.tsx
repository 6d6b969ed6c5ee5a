import { Icon, type IconProps } from '#design/ui/icons/Icon.tsx'

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5.5v13l10.5-6.5z" />
  </Icon>
)

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14.5V3.75m-4 4 4-4 4 4M5.5 12v6.5c0 .8.7 1.5 1.5 1.5h10c.8 0 1.5-.7 1.5-1.5V12" />
  </Icon>
)

export const FlagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 21V4.25c4-2 8 2 12 0v9c-4 2-8-2-12 0" />
  </Icon>
)

export const LayersIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 4 8.5 4.5L12 13 3.5 8.5zM4 13l8 4.25L20 13" />
  </Icon>
)
