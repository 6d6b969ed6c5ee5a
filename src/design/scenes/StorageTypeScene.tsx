import type { ComponentType } from 'react'
import type { PictureProps } from '../isometric/shapes/Scene.tsx'
import { BasementScene } from './storage-types/BasementScene.tsx'
import { BusinessScene } from './storage-types/BusinessScene.tsx'
import { GarageScene } from './storage-types/GarageScene.tsx'
import { LoftScene } from './storage-types/LoftScene.tsx'
import { MotorBikeScene } from './storage-types/MotorBikeScene.tsx'
import { SelfStorageScene } from './storage-types/SelfStorageScene.tsx'
import { ShedScene } from './storage-types/ShedScene.tsx'
import { SpareRoomScene } from './storage-types/SpareRoomScene.tsx'
import { WarehouseScene } from './storage-types/WarehouseScene.tsx'

/** The keys are the storage types of the API. */
const scenes = {
  'garage&lockup': GarageScene,
  selfStorageUnit: SelfStorageScene,
  warehouse: WarehouseScene,
  'outhouse&shed': ShedScene,
  spareRoom: SpareRoomScene,
  basement: BasementScene,
  loft: LoftScene,
  businessStorage: BusinessScene,
  motorBikeStorage: MotorBikeScene,
} satisfies Record<string, ComponentType<PictureProps>>

export type IllustratedType = keyof typeof scenes

export const illustratedTypes = Object.keys(scenes) as readonly IllustratedType[]

interface StorageTypeSceneProps extends PictureProps {
  type: IllustratedType
}

export function StorageTypeScene({ type, ...picture }: StorageTypeSceneProps) {
  const Picture = scenes[type]
  return <Picture {...picture} />
}
