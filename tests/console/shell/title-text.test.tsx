import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TitleText } from '#src/kit/page/TitleText.tsx';

it('sets a document number apart, so that it is not broken, and no other title', () => {
  const { container, rerender } = render(<TitleText text="Kuitansi KW/3/INV/VGR/2025/00003" />);
  expect(container.querySelector('span')?.textContent).toBe('KW/3/INV/VGR/2025/00003');
  expect(container.textContent).toBe('Kuitansi KW/3/INV/VGR/2025/00003');
  rerender(<TitleText text="Tambah peserta" />);
  expect(container.innerHTML).toBe('Tambah peserta');
});
