"""The event cards, one file each; importing them puts them into `CARDS_OF` and binds their steps."""

from occasus.games.fall_of_rome.cards import (
    abundans_cautela,
    alea_iacta_est,
    audentes_fortuna,
    carpe_diem,
    do_ut_des,
    festina_lente,
    hic_manebimus,
    homo_faber,
    melius_cavere,
    mors_tua,
    mortui_non_mordent,
    si_vis_pacem,
    vae_victis,
    veni_vidi_vici,
)

__all__ = [
    "abundans_cautela",
    "alea_iacta_est",
    "audentes_fortuna",
    "carpe_diem",
    "do_ut_des",
    "festina_lente",
    "hic_manebimus",
    "homo_faber",
    "melius_cavere",
    "mors_tua",
    "mortui_non_mordent",
    "si_vis_pacem",
    "vae_victis",
    "veni_vidi_vici",
]
