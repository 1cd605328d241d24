/** Decides what the one self-contained script gives a page: every tag at once, for pages that cannot load modules. */
import.meta.glob('../../elements/define/shop-*.ts', { eager: true });
