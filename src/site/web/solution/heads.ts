/** For search engines. In a file of its own, because the long texts load later. */
export const heads = {
  selfStorage: {
    title: 'Self storage near you',
    description:
      'Garages, lofts, spare rooms, sheds and units of people and businesses nearby, from a 9 sq ft locker to 150 sq ft, by the month or by the hour, with the tax in the price.',
    path: '/solution/self-storage',
  },
  delivery: {
    title: 'Delivery to your storage space',
    description:
      'Have your things collected from your door and brought to the space. The partner names the vehicle and the cost per kilometre, and you see the price before you book.',
    path: '/solution/delivery',
  },
  packingMoving: {
    title: 'Packing and moving',
    description:
      'Partners who pack bring the boxes and the wrapping, and those who deliver bring the van. With a moving list, hints for packing, and honest words on what is included.',
    path: '/solution/packing-moving',
  },
  forYou: {
    title: 'Storage for students, families, traders and travellers',
    description:
      'Which space, which size and which length suits whom: between two homes, over the summer, for stock and tools, for a motor bike, and for people with room to let.',
    path: '/solution/for-you',
  },
}
